export { RoleSwitcher } from './role-switcher.tsx'
export { useUser } from './use-user.ts'
