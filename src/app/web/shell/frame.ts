/** The look of what is around every page, of the app's and of what stands until the app does. */
export const frame = {
  bar: 'sticky top-0 z-30 border-b border-line bg-paper print:hidden',
  line: 'mx-auto flex min-h-16 w-full max-w-page flex-wrap items-center gap-x-1 px-4 sm:gap-x-2 sm:px-6',
  home: 'flex sm:mr-2 shrink-0 items-center gap-2 py-2 font-display text-lg font-semibold no-underline',
  /** Beside four buttons a narrow phone has no room for it; the mark stays, and is named. */
  name: 'max-[26rem]:sr-only',
  link: 'flex min-h-16 items-center border-y-2 border-transparent px-1.5 text-sm whitespace-nowrap no-underline hover:border-b-line-strong',
  here: 'border-b-accent font-semibold',
  main: 'mx-auto min-h-[calc(100dvh-4rem)] w-full max-w-page px-4 py-8 sm:px-6 sm:py-10',
} as const
