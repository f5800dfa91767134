import { route } from '#platform/server/http/routes.ts'
import * as contract from '../memory.contract.ts'
import { addFact } from './add-fact.ts'
import { changeFact } from './change-fact.ts'
import { clearFacts } from './clear-facts.ts'
import { listFacts } from './list-facts.ts'
import { removeFact } from './remove-fact.ts'

export const memoryRoutes = [
  route(contract.listFacts, listFacts),
  route(contract.addFact, addFact),
  route(contract.changeFact, changeFact),
  route(contract.removeFact, removeFact),
  route(contract.clearFacts, clearFacts),
]
