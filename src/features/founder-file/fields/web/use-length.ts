import { useState } from 'react'
import { decimalText } from '#platform/format/figures.ts'

type Field = { value: unknown; onValue: (value: string) => void; onError: (error: string | undefined) => void }

/** A text that may be only so long. What is longer stays in the field, unsaved, until it is shortened: nothing is cut. */
export function useLength(most: number, { value, onValue, onError }: Field) {
  const [tooLong, setTooLong] = useState<string>()
  const write = (text: string) => {
    const isTooLong = text.length > most
    setTooLong(isTooLong ? text : undefined)
    onError(isTooLong ? tooLongError(text.length, most) : undefined)
    if (!isTooLong) onValue(text)
  }
  return { text: tooLong ?? String(value ?? ''), write }
}

const tooLongError = (length: number, most: number) =>
  `This field holds ${decimalText(most, 0)} characters, and yours has ${decimalText(length, 0)}. Shorten it, and it’s saved.`
