import { z } from 'zod'

/** What stands in braces in these texts, and is filled in. */
const fillings = ['name', 'days', 'phases', 'modules', 'sources', 'freeLessons', 'lesson', 'minutes', 'time'] as const
export type Fillings = Readonly<Record<(typeof fillings)[number], string | number>>

const braces = /\{(\w*)\}/g
const known: ReadonlySet<string> = new Set(fillings)

const Text = z
  .string()
  .trim()
  .min(1)
  .superRefine((text, { addIssue }) => {
    for (const [found, word = ''] of text.matchAll(braces))
      if (!known.has(word)) addIssue(`knows no ${found}; it may name ${fillings.join(', ')}`)
  })
const Titled = z.strictObject({ title: Text })
const Led = Titled.extend({ lead: Text })
const Told = Titled.extend({ text: Text })

/** `front-page.yaml`. */
export const FrontPageFile = z.strictObject({
  hero: z.strictObject({ begin: Text, more: Text }),
  features: Led.extend({ framework: Told, growth: Titled, community: Told, automation: Titled }),
  inUse: Led.extend({ caption: Text }),
  program: Led,
  firstLesson: Told.extend({ button: Text }),
  plans: Led,
  questions: Titled,
  closing: Told.extend({ button: Text }),
})
export type FrontPageTexts = z.output<typeof FrontPageFile>

/** The same texts with their words in braces filled in. */
export function fillTexts<T>(texts: T, words: Fillings): T {
  if (typeof texts === 'string')
    return texts.replace(braces, (_, word: keyof Fillings) => String(words[word])) as typeof texts
  return Object.fromEntries(
    Object.entries(texts as object).map(([key, value]) => [key, fillTexts(value, words)]),
  ) as typeof texts
}
