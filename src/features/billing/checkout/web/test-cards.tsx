const cards = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0000 0000 0341', 'pays now and fails at the renewal'],
] as const

/** What to type, since nothing else works. */
export function TestCards() {
  return (
    <div className="border-t border-line pt-4 text-sm">
      <h2 className="text-base font-semibold">Test cards</h2>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {cards.map(([number, does]) => (
          <div key={number} className="contents">
            <dt className="font-mono select-all">{number}</dt>
            <dd className="text-ink-soft">{does}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-soft">Any date in the future and any security code.</p>
    </div>
  )
}
