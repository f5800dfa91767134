/** Words of everyday questions and of the product itself, which lessons may not contain. */
export const everyday: ReadonlySet<string> = new Set(
  (
    'lol omg wow haha hmm hello hi hey thanks thank please sorry okay yes no maybe bye welcome morning evening afternoon who what when where why how which whose can could would should ' +
    'will shall may might must do does did done have has had is are was were am be been being not and or but if then than the this that these those there here ' +
    'with without about after before behind again also always never ever just only very really still already your yours mine ours their them they she he her him ' +
    'it its our you me my us we get got give given take took tell told ask asked say said know knew think thought want wanted need needed like liked use used ' +
    'make made find found show see seen look read write wrote written help cancel cancels canceled refund refunds guarantee membership subscription ' +
    'account password email emails invoice invoices receipt receipts coach coaching pause paused resume upgrade downgrade price prices plan plans data export ' +
    'delete download privacy settings certificate badge badges points level levels streak invite friend friends lesson lessons module modules program progress ' +
    'next today tomorrow yesterday week month year day days hours simple simpler simply short shorter shortest explain example instance understand meaning mean ' +
    'means define definition difference weather sleep tired exhausted burnout burned overwhelmed alone lonely hopeless anxious anxiety depressed depression panic ' +
    'cry crying suicide suicidal die kill hurt fail failed failing failure quit quitting stop stopping giving give-up human robot bot person real joke funny ' +
    'calculate plus minus times divided percent tax taxes half double total sum equals money cash runway customer customers client clients business company ' +
    'free cheap cheaper expensive quantum elite starter founder file page pages number numbers promise promised wrote last long much many more less few first ' +
    'second third best better good great bad worse worst new old big small own other another any some all none nothing something everything anyone someone ' +
    'till until entre raise raised raises rise mum dad vat huh helper surgery hospital ' +
    'criticize criticise criticizes critique critiques scrutinize poke devil advocate teardown ' +
    'card credit change update photo name language currency zone theme dark light login sign signed locked open unlock support contact bug broken website app ' +
    'cafe cafes bakery bakeries restaurant salon studio workshop workshops supplier suppliers wholesaler partner partners'
  ).split(' '),
)
