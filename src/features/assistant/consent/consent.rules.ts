/** Host names that only the installation's own network resolves. */
const own = /^(?:localhost|[^.]+|.+\.(?:localhost|local|internal|lan|home\.arpa))$/
/** Loopback, private and link-local addresses. */
const privateAddress =
  /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)|^\[(?:::1|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]$/
const isAddress = /^(?:\d+\.){3}\d+$|^\[/

type Reached = { kind: 'openai-compatible' | 'anthropic'; baseUrl: string | undefined; reader?: string | undefined }

/** Who reads what a connected model is sent, as members are told: who is named, else by the address; null where the model runs inside the installation. */
export function outsideReader({ kind, baseUrl, reader }: Reached): string | null {
  if (reader) return reader
  if (baseUrl === undefined) return kind === 'anthropic' ? 'Anthropic' : null
  const { hostname } = new URL(baseUrl)
  const isInside = isAddress.test(hostname) ? privateAddress.test(hostname) : own.test(hostname)
  return isInside ? null : hostname
}
