export { MessagesLink } from '../messages/web/messages-link.tsx'
export { CoachCard } from '../my-coach/web/coach-card.tsx'
export { MyCoachSection } from '../my-coach/web/my-coach-section.tsx'
