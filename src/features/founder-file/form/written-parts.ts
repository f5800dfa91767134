import { exact } from './number-in-field.ts'

/**
 * `1 1/2`, `1½` and `3/4` with a point; as a share, which is written in hundredths, half of something is 50. What else stands
 * beside a slash may be a date, or three of ten.
 */
export const withFraction = (typed: string, isShare: boolean): string =>
  typed
    .replace(
      /(\d?)\s*([½⅓⅔¼¾⅛⅜⅝⅞])/u,
      (_, whole, part: string) => `${whole} ${part.normalize('NFKC').replace('⁄', '/')}`,
    )
    .replace(/(?<![\d.,/]\s*)(?:(\d+)\s+)?(\d)\/([2348])\s*(?=(?:%|h|hrs?|hours?)?\s*$)/, (same, whole, part, of) =>
      Number(part) < Number(of) ? String(mixed(whole, Number(part) / Number(of), isShare)) : same,
    )

const mixed = (whole: string | undefined, part: number, isShare: boolean) =>
  exact(whole === undefined && isShare ? part * 100 : Number(whole ?? 0) + part)

/** `1:30`, `1h 30` and `90 min` in hours. */
export const withMinutes = (typed: string): string =>
  typed
    .replace(/(\d+)(?::([0-5]\d)|\s*(?:h|hrs?|hours?)\s*([0-5]?\d))\s*(?:h|m|mins?|minutes?)?\s*$/i, (_, hours, a, b) =>
      String(exact(Number(hours) + Number(a ?? b) / 60)),
    )
    .replace(/(?<![\d.,:])(\d+(?:\.\d+)?)\s*(?:m|mins?|minutes?)\.?\s*$/i, (_, minutes) =>
      String(exact(Number(minutes) / 60)),
    )
