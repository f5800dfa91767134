export { eraseMember } from '../privacy/server/erase-member.ts'
export { scrubFiles } from '../privacy/server/scrub-files.ts'
