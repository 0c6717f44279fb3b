import { judgeMails, supplierMails } from '/work/wt/qd/scripts/eval/supplier-mails.ts';
for (const folder of [undefined, '/tmp/.lead-hidden-mails']) {
const j = judgeMails(supplierMails(folder));
const by: Record<string, Record<string, number>> = {};
for (const {field, verdict} of j) { (by[field] ??= {})[verdict] = ((by[field]??={})[verdict] ?? 0) + 1; (by.ALL ??= {})[verdict] = (by.ALL![verdict] ?? 0) + 1; }
console.table(by);
if (folder && process.argv[2]) for (const x of j) if (x.verdict!=='right') console.log(x.mail, x.field, x.verdict, '| read', x.read.slice(0,100), '| exp', x.expected.slice(0,100));
}
