export { createAssistant } from './create-assistant.ts'
