export { suggestResource } from '../resources/server/suggest-resource.ts'
