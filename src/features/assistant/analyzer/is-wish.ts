/** Plans aren't findings: what will, would or could be hasn't happened. */
export const isWish = (sentence: string): boolean =>
  /\b(?:will|would|could|going to|plan to|hope|expect|imagine|should|want to)\b/i.test(sentence) &&
  !/\b(?:paid|interviewed|surveyed|talked|spoke|asked|tested|piloted|bought|signed|costs?|worked|risk|test|if)\b/i.test(
    sentence,
  )
