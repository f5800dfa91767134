export { useAccountTheme } from '../settings/web/account-theme.ts'
