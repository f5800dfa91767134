export { eraseMember } from '../privacy/server/erase-member.ts'
export { scrubFilesJob } from '../privacy/server/scrub-files.ts'
