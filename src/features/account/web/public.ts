export { useAccountTheme } from './account-theme.ts'
