const minutesWithout = 60
/** Refusals that don't name tools are taken for being about them after this many questions. */
const mostRefused = 3

type Refused = { isAboutTools: boolean; isFirst: boolean }
type Given = { log: { warn: (about: object, said: string) => void }; now?: () => number }

/** Whether a model has tools, as its refusals tell. After a while without them it is asked with them again. */
export function toolSupport({ log, now = () => performance.now() }: Given) {
  let withoutUntil = 0
  const refused = new Set<string>()
  return {
    has: (): boolean => now() >= withoutUntil,
    worked: (): void => refused.clear(),
    /** A question was refused with tools, and answered without them. After a step with tools in it they aren't the matter. */
    refused: (question: string, { isAboutTools, isFirst }: Refused): void => {
      if (!isFirst) return
      if (refused.size < mostRefused) refused.add(question)
      if (!isAboutTools && refused.size < mostRefused) return
      withoutUntil = now() + minutesWithout * 60_000
      log.warn({ minutes: minutesWithout }, 'the model refused tools, and is asked without them for a while')
    },
  }
}

const namesTools = /\btools?\b|\btool_|\bfunctions?\b/i
const namesLength = /context|length|maximum|exceed|too (?:long|large|many)/i

/** The provider refused the request itself; whether it was about tools, as far as it says. */
export function refusalOf(error: unknown): { isAboutTools: boolean } | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined
  if (![400, 404, 422].includes(Number(error.statusCode))) return undefined
  const said = ['message', 'responseBody'].map((key) => String(Reflect.get(error, key) ?? '')).join('\n')
  return { isAboutTools: namesTools.test(said) && !namesLength.test(said) }
}
