import { route } from '#platform/server/http/routes.ts'
import * as contract from '../certificate/certificate.contract.ts'
import { getCertificate, getCertified, turnLinkOff, turnLinkOn } from '../certificate/server/certificate.ts'

export const endingsRoutes = [
  route(contract.getCertificate, getCertificate),
  route(contract.turnLinkOn, turnLinkOn),
  route(contract.turnLinkOff, turnLinkOff),
  route(contract.getCertified, getCertified),
]
