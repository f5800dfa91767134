export { eraseMember } from './erase-member.ts'
export { scrubFiles } from './scrub-files.ts'
