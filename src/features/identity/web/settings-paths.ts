/** What the settings page shows of an account's ways in; asked for again after each of them changed. */
export const settingsPaths = ['/api/settings', '/api/auth/user', '/api/sessions']
