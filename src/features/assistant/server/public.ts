export { createAssistant } from './create-assistant.ts'
export { builtInModel } from './guide/built-in-guide.ts'
export { readUsage, type UsageLine } from './read-usage.ts'
export { loadQuestions } from './search/load-questions.ts'
