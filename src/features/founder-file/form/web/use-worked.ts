import { useDeferredValue, useEffect, useState } from 'react'
import type { Carried, Held } from '../../pages/held.ts'
import type { workOutPage } from '../../pages/work-out-page.ts'
import type { PageModel } from '../page-model.ts'

type Values = ReturnType<ReturnType<typeof workOutPage>['computed']>
let calculate: typeof workOutPage | undefined

/** What a page comes to: what the server says until the calculator is there, which is loaded after the form. */
export function useWorked(model: PageModel, held: Held, carried: Carried, told: Values): { values: Values } {
  const [isHere, setHere] = useState(calculate !== undefined)
  useEffect(() => {
    if (isHere) return
    let isShown = true
    void import('../../pages/work-out-page.ts').then(
      ({ workOutPage }) => {
        calculate = workOutPage
        if (isShown) setHere(true)
      },
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [isHere])
  const latest = useDeferredValue(held)
  return { values: isHere && calculate ? calculate(model, latest, carried).computed() : told }
}
