import { plain } from '../critique/specific.ts'

const flattering =
  /\b(?:followers?|follows|likes|hearts|shares|reposts|retweets|(?:re|web|page|profile|video|story|reel|post|site)?[ -]?(?:views|impressions|hits)|reach|traffic|footfall|awareness|mentions|buzz|engagement|comments|reactions|thumbs up|fans|(?:newsletter |email |new )?subscribers|downloads|page ?views|clicks|opens|open rate|(?:site|page|website|web) (?:visits|visitors)|saves|watch time|compliments|hours (?:worked|put in)|posts (?:published|per|a)|stories posted)\b/i
/** Beside it, somebody gave money, time or their name. */
const earned =
  /\b(?:pa(?:y|ys|id|ying)|buy(?:s|ers?)?|bought|orders?|ordered|booked|bookings?|sold|sales?|sign(?:s|ed)?|ask(?:s|ed|ing)?|inquir\p{L}+|enquir\p{L}+|calls?|appointments?|deposits?|quotes?|revenue|customers?|clients?|introductions?|reply|replies|answer(?:s|ed)?|come|came|[$€£₹])\b|[$€£₹]/iu

/** A count that costs nobody anything, and nothing beside it that does. */
export function vanity(given: string): number | undefined {
  const text = plain(given)
  return earned.test(text) ? undefined : flattering.exec(text)?.index
}
