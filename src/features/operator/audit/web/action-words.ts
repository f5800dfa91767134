const words: Record<string, string> = {
  'resend-confirmation': 'sent the confirmation email again',
  'send-reset': 'emailed a link for a new password',
  'end-sessions': 'signed them out everywhere',
  'two-step-off': 'turned two-step sign-in off',
  'grant-coach': 'granted Coach Mode',
  'take-back-coach': 'took Coach Mode back',
  'broadcast started': 'sent an email to many',
  'broadcast stopped': 'stopped an email to many',
  'people exported': 'downloaded the list of people',
}

/** An entry's action in words; commands are named as they are typed. */
export const actionWords = (action: string): string => words[action] ?? action
