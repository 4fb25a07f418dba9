/**
 * Inline script of a rendered document that captures events until the page is hydrated (see `EarlyEvents`). Submits of
 * POST forms, and clicks on script-only buttons and on links that open a dialog, are held and replayed once their part
 * of the page is hydrated: no form is posted natively and no click is lost. Until then the root element has
 * `data-waiting`. When all parts are hydrated, the window gets an event `hydrated`. Other links, GET forms and native
 * behaviour are left alone.
 */
export const EARLY_EVENTS = `(()=>{
const held=new Map(),hydrated=new Set(),root=document.documentElement;
let place;
const partOf=(element)=>(place??=document.querySelector('[data-rendered-by]'))?.contains(element)?'page':'shell';
const hold=(event,element,by)=>{
if(hydrated.has(partOf(element)))return;
event.preventDefault();
event.stopPropagation();
held.set(element,by);
root.toggleAttribute('data-waiting',true);
};
const submit=(event)=>{
if(event.target.method==='post')hold(event,event.target,event.submitter);
};
const click=(event)=>{
const pressed=event.target.closest?.('button[type=button],a[aria-haspopup]');
if(!pressed||pressed.matches('[popovertarget],[commandfor]'))return;
if(pressed.tagName==='A'&&(event.ctrlKey||event.metaKey||event.shiftKey||event.altKey))return;
hold(event,pressed);
};
const use=(element,by)=>element instanceof HTMLFormElement?element.requestSubmit(by?.isConnected?by:null):element.click();
document.addEventListener('submit',submit,true);
document.addEventListener('click',click,true);
window.earlyEvents={markHydrated(part){
partOf(root);
if(hydrated.has(part))return;
hydrated.add(part);
queueMicrotask(()=>{
for(const [element,by] of [...held]){
if(partOf(element)!==part&&element.isConnected)continue;
held.delete(element);
if(element.isConnected)use(element,by);
}
root.toggleAttribute('data-waiting',held.size>0);
});
if(hydrated.size<2)return;
document.removeEventListener('submit',submit,true);
document.removeEventListener('click',click,true);
dispatchEvent(new Event('hydrated'));
}};
})()`;

/** Source expression that allows this script in a content security policy. */
