import { route } from '#platform/server/http/routes.ts'
import * as gratitudeContract from '../gratitude/gratitude.contract.ts'
import { getGratitude } from '../gratitude/server/get-gratitude.ts'
import { writeGratitude } from '../gratitude/server/write-gratitude.ts'
import * as marksContract from '../marks/marks.contract.ts'
import { addMark } from '../marks/server/add-mark.ts'
import { listMarks } from '../marks/server/list-marks.ts'
import { removeMark } from '../marks/server/remove-mark.ts'
import { restoreMark } from '../marks/server/restore-mark.ts'
import * as pointsContract from '../points/points.contract.ts'
import { listLedger } from '../points/server/list-ledger.ts'
import * as profileContract from '../profile/profile.contract.ts'
import { getGameProfile } from '../profile/server/get-game-profile.ts'

export const gameRoutes = [
  route(profileContract.getGameProfile, getGameProfile),
  route(pointsContract.listLedger, listLedger),
  route(gratitudeContract.getGratitude, getGratitude),
  route(gratitudeContract.writeGratitude, writeGratitude),
  route(marksContract.listMarks, listMarks),
  route(marksContract.addMark, addMark),
  route(marksContract.removeMark, removeMark),
  route(marksContract.restoreMark, restoreMark),
]
