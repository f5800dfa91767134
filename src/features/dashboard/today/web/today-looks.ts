export const todayWords = 'mt-1.5 max-w-[50rem] font-display text-xl text-pretty sm:text-2xl'
export const todayActions = 'mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 empty:hidden'
