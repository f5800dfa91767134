import { ChevronDown } from 'lucide-react'

/** The lesson in a few short sentences, for who reads little English or is tired. */
export function PlainWords({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <details className="group mt-6 border-y border-line print:hidden">
      <summary className="flex min-h-11 list-none items-center justify-between text-sm font-semibold">
        In plain words
        <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
      </summary>
      <ul className="flex flex-col gap-2 pt-1 pb-5 text-lg">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}
