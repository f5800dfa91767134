export { MembershipSection } from './membership-section.tsx'
export { welcomeBack } from './welcome-back.ts'
