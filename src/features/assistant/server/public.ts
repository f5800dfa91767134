export { createAssistant } from './create-assistant.ts'
export { loadQuestions } from './search/load-questions.ts'
