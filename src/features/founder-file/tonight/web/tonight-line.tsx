import { useEffect, useRef } from 'react'
import type { Tonight } from '../tonight.contract.ts'
import { tonightWords } from '../tonight-words.ts'

/** Above the page of an exercise that is longer than a day: what of it is today’s. An address may lead here. */
export function TonightLine({ tonight }: { tonight: Tonight }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (location.hash === '#tonight') line.current?.scrollIntoView?.()
  }, [])
  return (
    <p
      id="tonight"
      ref={line}
      className="mt-8 -mb-4 scroll-mt-24 border-l-4 border-accent pl-3 font-semibold print:hidden"
    >
      {tonightWords(tonight)}
    </p>
  )
}
