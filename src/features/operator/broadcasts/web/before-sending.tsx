import { unknownPlaceholders } from '#features/coaching/several/several.rules.ts'

/** What would be noticed once it is too late. */
export function BeforeSending({ subject, text }: { subject: string; text: string }) {
  const unknown = unknownPlaceholders(`${subject}\n${text}`)
  if (unknown.length === 0) return null
  return (
    <p role="alert" className="mt-4 rounded-md border border-warning/35 bg-warning-soft p-3 text-sm wrap-anywhere">
      {unknown.join(', ')} {unknown.length === 1 ? 'is' : 'are'} sent as written: only {'{name}'} becomes a first name.
    </p>
  )
}
