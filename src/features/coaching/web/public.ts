export { CoachCard } from './coach-card.tsx'
export { MessagesMark } from './messages-mark.tsx'
export { MyCoachSection } from './my-coach-section.tsx'
