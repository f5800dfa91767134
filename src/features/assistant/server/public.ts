export { createAssistant } from './create-assistant.ts'
export { loadQuestions, noQuestions } from './search/load-questions.ts'
