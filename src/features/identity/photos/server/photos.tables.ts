/** Photos as they are served: small, square, WebP in base64. The id is the unguessable part of the address. */
interface PhotosTable {
  id: string
  memberId: string
  webp: string
  createdAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    photos: PhotosTable
  }
}
