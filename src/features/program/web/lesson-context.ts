import { type ComponentType, createContext, type ReactNode } from 'react'

/** How a link that leads to this site is drawn: the router's, where there is one. */
export type LessonLink = ComponentType<{ href: string; children: ReactNode }>

/** The checklist lines that this reader has ticked, by their words. */
export type Ticks = { has: (words: string) => boolean; set: (words: string, ticked: boolean) => void }

type Setting = { link?: LessonLink | undefined; ticks?: Ticks | undefined }

/** What the page around a lesson gives to it. Without it, links are plain and ticks last as long as the page. */
export const LessonContext = createContext<Setting>({})
