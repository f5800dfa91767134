export { RoleSwitcher } from './role-switcher.tsx'
export { SignInAgain } from './sign-in-again.tsx'
export { useUser } from './use-user.ts'
