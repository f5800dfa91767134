import { useEffect, useState } from 'react'
import type { readNumber } from '../read-input.ts'

let reader: typeof readNumber | undefined

/** What reads numbers as people write them. It is loaded after the form: nothing is typed before that. */
export function useReader(): typeof readNumber | undefined {
  const [isHere, setHere] = useState(reader !== undefined)
  useEffect(() => {
    if (isHere) return
    let isShown = true
    void import('../read-input.ts').then(
      ({ readNumber }) => {
        reader = readNumber
        if (isShown) setHere(true)
      },
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [isHere])
  return isHere ? reader : undefined
}
