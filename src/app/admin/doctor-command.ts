import { checkContent } from '../doctor/check-content.ts'
import { checkData } from '../doctor/check-data.ts'
import { checkOutsideServices } from '../doctor/check-outside-services.ts'
import { checkSettings } from '../doctor/check-settings.ts'
import { inWords } from '../doctor/finding.ts'
import { audit, type Run } from './command.ts'

export const doctor: Run = async (admin) => {
  await audit(admin, 'doctor', '')
  const { config, services } = admin
  const findings = [
    ...checkSettings(config),
    ...checkContent(config, services),
    ...(await checkOutsideServices(admin)),
    ...(await checkData(admin)),
  ]
  const worst = findings.toSorted((a, b) => Number(b.level === 'serious') - Number(a.level === 'serious'))
  const lines = worst.map(inWords)
  const count = worst.filter(({ level }) => level === 'serious').length
  if (count > 0) throw new Error([...lines, '', `${count} serious, ${worst.length - count} to look at.`].join('\n'))
  if (lines.length === 0)
    return [config.local ? 'All good on this machine. Set PUBLIC_URL to see what going public needs.' : 'All good.']
  return [...lines, '', `Nothing serious, ${lines.length} to look at.`]
}
