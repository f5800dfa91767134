export { MembershipSection } from './membership-section.tsx'
export { PaymentReturn } from './payment-return.tsx'
