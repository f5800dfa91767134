/** Before the nearest lesson, where it may be another. */
export const uncertain = 'I’m not certain what you mean. The nearest I have:'
