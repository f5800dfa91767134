/** Mean of the stars given, with one decimal; null before the first. */
export const meanRating = ({ stars, ratings }: { stars: number; ratings: number }): number | null =>
  ratings === 0 ? null : Math.round((stars / ratings) * 10) / 10

export const mostStars = 5
