/** Where this script came from: the API and the styles are beside it. A browser says so only while the script starts. */
const { currentScript } = document
export const base = new URL('.', currentScript instanceof HTMLScriptElement ? currentScript.src : location.href)
