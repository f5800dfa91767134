/** Where the file with the hours is. */
export const downloadAddress = '/api/calendar/file'
