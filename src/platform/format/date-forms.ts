/** A local date: `2026-12-01`. */
export const dateForm = /^\d{4}-\d\d-\d\d$/

/** A month: `2026-12`. */
export const monthForm = /^\d{4}-\d\d$/

/** A time of day: `17:00`. */
export const timeForm = /^([01]\d|2[0-3]):[0-5]\d$/
