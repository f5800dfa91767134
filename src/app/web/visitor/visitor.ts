import './visitor.css'
import { toggleTheme } from '#platform/web/theme/theme.ts'
import { carryQuery } from './carry-query.ts'
import { closeMenu } from './close-menu.ts'
import { comeBack } from './come-back.ts'
import { returnHere } from './return-here.ts'

/** All the script that a prerendered page has. Each can be read and clicked without it. */
returnHere(document, location)
carryQuery(document, location)
closeMenu(document)
comeBack(document, location)
document.querySelector('[data-theme-toggle]')?.addEventListener('click', toggleTheme)
