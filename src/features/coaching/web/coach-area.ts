/** Path of every call in Coach Mode: what a coach does changes most of what a coach sees. */
export const coachArea = ['/api/coach']
