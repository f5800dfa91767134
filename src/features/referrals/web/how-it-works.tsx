/** `points` is what a conversion pays; undefined until known. */
export function HowItWorks({ points }: { points?: number | undefined }) {
  const reward = points === undefined ? 'proactivity points' : `${points} proactivity points`
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="text-2xl">
        How it works
      </h2>
      <ol className="mt-4 list-decimal space-y-2.5 pl-5 marker:font-display marker:font-semibold marker:text-accent">
        <li>Someone signs up with your link, which shows them your first name. They appear here as pending.</li>
        <li>
          They confirm their email address and start their first paid membership. You earn {reward}, which count toward
          your total and your badges.
        </li>
        <li>If they use the 30-day guarantee, the points are taken back.</li>
      </ol>
      <p className="mt-4 text-sm text-ink-soft">
        Each person counts once, for the first link they used. Your own accounts don’t count. You see their name, when
        they joined, and how far their membership got (paid, email address confirmed, guarantee used). Nothing else
        about them.
      </p>
    </section>
  )
}
