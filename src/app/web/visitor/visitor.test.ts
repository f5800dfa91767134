// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answerWith, serverIsBack } from '#tests/web/answers.ts'
import { carryQuery } from './carry-query.ts'
import { closeMenu } from './close-menu.ts'
import { comeBack } from './come-back.ts'
import { returnHere } from './return-here.ts'

const at = (address: string) => new URL(address, 'http://localhost:3000') as unknown as Location
const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))

beforeEach(() => {
  document.body.innerHTML = ''
})

describe('the query of the address', () => {
  test.each([
    ['/api/login', '/api/login?ref=ada&utm_source=mail'],
    ['/first-lesson', '/first-lesson?ref=ada&utm_source=mail'],
    ['/#plans', '/?ref=ada&utm_source=mail#plans'],
    ['/api/login?ref=bob', '/api/login?ref=bob&utm_source=mail'],
    ['#features', '#features'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ])('a link to %s becomes %s', (before, after) => {
    document.body.innerHTML = `<a href="${before}">x</a>`
    carryQuery(document, at('/?ref=ada&utm_source=mail'))
    expect(hrefs()).toEqual([after])
  })

  test('nothing changes without one', () => {
    document.body.innerHTML = '<a href="/api/login">x</a>'
    carryQuery(document, at('/'))
    expect(hrefs()).toEqual(['/api/login'])
  })

  test('a name that comes twice is carried twice', () => {
    document.body.innerHTML = '<a href="/api/login">x</a>'
    carryQuery(document, at('/?a=1&a=2'))
    expect(hrefs()).toEqual(['/api/login?a=1&a=2'])
  })
})

describe('a page that is shut', () => {
  test('signing in leads back to the address with its query', () => {
    document.body.innerHTML = '<a href="/api/login">x</a><main data-return-here><a href="/api/login">y</a></main>'
    returnHere(document, at('/refer?tab=1'))
    expect(hrefs()).toEqual(Array(2).fill('/api/login?returnTo=%2Frefer%3Ftab%3D1'))
    document.body.innerHTML = '<main data-return-here><a href="/api/login?mode=sign-in">y</a></main>'
    returnHere(document, at('/refer'))
    expect(hrefs()).toEqual(['/api/login?mode=sign-in&returnTo=%2Frefer'])
  })

  test('any other page leaves its links alone', () => {
    document.body.innerHTML = '<a href="/api/login">x</a>'
    returnHere(document, at('/terms'))
    expect(hrefs()).toEqual(['/api/login'])
  })
})

describe('the menu of small screens', () => {
  const open = () => {
    document.body.innerHTML =
      '<details data-menu open><summary>Menu</summary><a href="#x"><b>x</b></a></details><p>beside</p>'
    closeMenu(document)
    return document.querySelector('details')!
  }

  test.each([
    [
      'a link in it is followed',
      () => document.querySelector('b')!.dispatchEvent(new Event('click', { bubbles: true })),
      false,
    ],
    ['Escape is pressed', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })), false],
    [
      'something beside it is pressed',
      () => document.querySelector('p')!.dispatchEvent(new Event('pointerdown', { bubbles: true })),
      false,
    ],
    ['another key is pressed', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })), true],
  ])('when %s', (_, act, stays) => {
    const menu = open()
    act()
    expect(menu.open).toBe(stays)
  })
})

describe('the page for no network', () => {
  const stand = (address: string) => {
    document.body.innerHTML = '<a href="/" data-try-again>Try again</a>'
    const place = Object.assign(at(address), { reload: vi.fn() })
    comeBack(document, place)
    return place
  }

  test('leads back to the address that was asked for, by itself once the server answers', async () => {
    const answers = {}
    answerWith(answers)
    const { reload } = stand('/coach/inbox?client=ada#messages')
    expect(hrefs()).toEqual(['/coach/inbox?client=ada'])
    dispatchEvent(new Event('online'))
    await new Promise((done) => setTimeout(done))
    expect(reload).not.toHaveBeenCalled()
    Object.assign(answers, serverIsBack)
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    dispatchEvent(new Event('online'))
    await new Promise((done) => setTimeout(done))
    expect(reload).toHaveBeenCalledOnce()
  })

  test('at its own address it leads to the start', async () => {
    const asked = answerWith(serverIsBack)
    const { reload } = stand('/offline')
    dispatchEvent(new Event('online'))
    await new Promise((done) => setTimeout(done))
    expect([hrefs(), asked.filter(({ call }) => call in serverIsBack), reload.mock.calls]).toEqual([['/'], [], []])
  })
})
