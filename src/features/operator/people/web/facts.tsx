type FactsProps = { facts: readonly (readonly [label: string, value: string | null | undefined])[] }

/** What is known, a line each; what isn’t has none. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[12rem_minmax(0,1fr)]">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="sm:contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
