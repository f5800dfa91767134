import { CallError } from '#platform/web/call-error.ts'

export type Received = {
  bytes: number
  /** Null where the server didn't say how many there will be. */
  of: number | null
}
type FetchedFile = { name: string; content: Blob }

/** Fetches a file and tells how much of it is here. Nothing is heard until the server has put it together. */
export async function fetchFile(
  path: string,
  signal: AbortSignal,
  onReceived: (received: Received) => void,
): Promise<FetchedFile> {
  const response = await fetch(path, { credentials: 'same-origin', signal })
  if (!response.ok) throw new CallError(response, await response.text())
  // Of a compressed file the length is that of its compressed form.
  const length = response.headers.has('content-encoding') ? null : response.headers.get('content-length')
  const of = length === null ? null : Number(length)
  const type = response.headers.get('content-type') ?? ''
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'founder-file'
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const part of partsOf(response)) {
    parts.push(part)
    bytes += part.length
    onReceived({ bytes, of })
  }
  return { name, content: new Blob(parts, { type }) }
}

async function* partsOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader()
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return
    yield part.value
  }
}

/** Hands a file to the browser's downloads. */
export function saveFile({ name, content }: FetchedFile): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
