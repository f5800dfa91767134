export { isCertificate } from '../certificate/server/certificate.ts'
