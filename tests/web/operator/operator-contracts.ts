import * as operatorBounces from '#features/operator/bounces/bounces.contract.ts'
import * as broadcasts from '#features/operator/broadcasts/broadcasts.contract.ts'
import * as operatorCoaches from '#features/operator/coaches/coaches.contract.ts'
import * as operatorContent from '#features/operator/content/content.contract.ts'
import * as operatorDeletion from '#features/operator/deletion/deletion.contract.ts'
import * as operatorEmails from '#features/operator/emails/emails.contract.ts'
import * as operatorNotes from '#features/operator/notes/notes.contract.ts'
import * as operatorPeople from '#features/operator/people/people.contract.ts'
import * as peopleImport from '#features/operator/people-import/people-import.contract.ts'
import * as operatorRunning from '#features/operator/running/running.contract.ts'
import * as operatorStopping from '#features/operator/stopping/stopping.contract.ts'

/** The contracts of the operator's desk. */
export const operatorContracts = {
  broadcasts,
  operatorBounces,
  operatorCoaches,
  operatorContent,
  operatorDeletion,
  operatorEmails,
  operatorNotes,
  operatorPeople,
  operatorStopping,
  peopleImport,
  operatorRunning,
}
