export { welcomeBack } from '../checkout/web/welcome-back.ts'
export { MembershipSection } from '../subscription/web/membership-section.tsx'
export { membership } from './billing.calls.ts'
