import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../certificate.contract.ts'

export const certificate = query<typeof contract.getCertificate>('GET /api/certificate')

export const certifiedAt = (token: string) =>
  query<typeof contract.getCertified>('GET /api/certificates/:token', { params: { token } })

export const turnLinkOn = mutation<typeof contract.turnLinkOn>('PUT /api/certificate/link')

export const turnLinkOff = mutation<typeof contract.turnLinkOff>('DELETE /api/certificate/link')
